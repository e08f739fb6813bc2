import {
  copyFileSync,
  existsSync,
  lstatSync,
  lutimesSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'
import { buildFolder } from '@/lib/env'
import { listSlimFiles } from '@/lib/server/build/list-slim-files'

/*
 * `npm run build:slim FOLDER`: copy the build and what it needs to run, and nothing else, to an empty folder. There,
 * `node .next/main.cjs` runs the site, and `worker.cjs`, `ops.cjs` and `migrate.cjs` the other programs. The Dockerfile
 * does this; see docs/decisions/image.md.
 *
 * SOURCE_DATE_EPOCH, in seconds since 1970, becomes the date of all files: browsers recognise a picture by its date,
 * and the current time would give it a new one. Without it, each file keeps its own.
 */

const MB = 1_000_000

void slim(process.argv[2])

async function slim(target: string | undefined): Promise<void> {
  if (!target || (existsSync(target) && readdirSync(target).length > 0)) {
    console.error(`${target || 'No folder'}: name one that is empty or does not exist yet.`)
    process.exitCode = 2
    return
  }
  const files = await listSlimFiles(buildFolder)
  let bytes = 0
  for (const file of files) bytes += copy(file, target)
  console.log(`${files.length} files, ${Math.round(bytes / MB)} MB: ${target}`)
}

/** Copy a file to the target folder. Returns its size in bytes. */
function copy(file: string, target: string): number {
  const to = path.join(target, toSlim(file))
  mkdirSync(path.dirname(to), { recursive: true })
  const entry = lstatSync(file)
  // Copy links as links. Next links packages that it did not bundle; without them each API call fails, while cached
  // pages still look fine.
  if (entry.isSymbolicLink()) symlinkSync(toLink(file), to)
  else copyFileSync(file, to)
  const seconds = Number(process.env.SOURCE_DATE_EPOCH)
  const date = seconds > 0 ? new Date(seconds * 1000) : entry.mtime
  lutimesSync(to, date, date)
  return entry.size
}

/** Where a file belongs in the slim folder: the build may be a copy, in a folder of another name. */
function toSlim(file: string): string {
  const inBuild = path.relative(buildFolder, file)
  return inBuild.startsWith('..') ? file : path.join('.next', inBuild)
}

/** Where a link should lead: links in a copied build are absolute. */
function toLink(file: string): string {
  const destination = path.resolve(path.dirname(file), readlinkSync(file))
  return path.relative(path.dirname(toSlim(file)), toSlim(path.relative('.', destination)))
}
