import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { z } from 'zod'
import { BUNDLES } from '@/lib/server/build/bundle-programs'
import { TYPEFACE_FILES } from '@/lib/pdf/typefaces'

/** Parts of the build's folder that only the build itself or the development server reads. */
const LEFT_OUT = [
  ...['adapter', 'build', 'cache', 'dev', 'diagnostics', 'types'],
  ...['trace', 'trace-build', 'traced-files.json', 'turbopack'],
]

/** Matches files meant for people and tools, or that a package loads only outside production. */
const UNREAD = /\.(?:map|nft\.json|d\.[cm]?ts|md|development\.js|dev\.js)$/

/** Matches compilers, which packages load only if installed, and typefaces, of which few are used. */
const UNUSED =
  /^node_modules\/(?:typescript|@next\/swc-[^/]+|next\/dist\/compiled\/(?:webpack|babel[^/]*)|@expo-google-fonts)\//

/** Files that our programs read at run time by a path that Next's file tracing cannot follow. */
const READ_BY_PATH = ['public', 'prisma/migrations', 'node_modules/@prisma/schema-engine-wasm']

const PROJECT_FILES = ['package.json', 'LICENSE', 'ops']

type Tracer = {
  readonly nodeFileTrace: (
    entries: readonly string[],
    options: object,
  ) => Promise<{ readonly fileList: ReadonlySet<string>; readonly esmFileList: ReadonlySet<string> }>
}

/**
 * List the files that site, worker, migrations and commands need to run from a build, relative to the project's folder:
 * what Next traced for the routes, and what its tracer finds for our bundles.
 */
export async function listSlimFiles(build: string): Promise<readonly string[]> {
  const inBuild = listFolder(build).filter(
    (file) => !LEFT_OUT.includes(path.relative(build, file).split(path.sep)[0] ?? ''),
  )
  const traced = [...readTracedFiles(build), ...(await tracePrograms(build))]
  const content = listFolder('content').filter((file) => file.endsWith('.md'))
  const typefaces = [...TYPEFACE_FILES.values()].map((file) => path.relative('.', file))
  const found = [
    ...inBuild,
    ...traced.filter((file) => !UNUSED.test(file)),
    ...READ_BY_PATH.flatMap(listFolder),
  ]
  const files = [...found.filter((file) => !UNREAD.test(file)), ...content, ...typefaces, ...PROJECT_FILES]
  return [...new Set(files)].sort()
}

/**
 * Read the files that Next traced for the routes. Among what they import are files from other parts of the project that
 * only builds read.
 */
function readTracedFiles(build: string): readonly string[] {
  const files = z
    .array(z.string())
    .parse(JSON.parse(readFileSync(path.join(build, 'traced-files.json'), 'utf8')))
  return files.filter((file) => file.startsWith('node_modules/') && existsSync(file))
}

async function tracePrograms(build: string): Promise<readonly string[]> {
  // Use Next's own copy of the tracer, so that both follow the same rules.
  const { nodeFileTrace }: Tracer = createRequire(path.resolve('package.json'))(
    'next/dist/compiled/@vercel/nft',
  )
  const { fileList, esmFileList } = await nodeFileTrace(
    BUNDLES.map((name) => path.join(build, name)),
    {
      base: process.cwd(),
      mixedModules: true,
      moduleSyncCatchall: true,
      ignore: (file: string) => UNUSED.test(file),
    },
  )
  return [...fileList, ...esmFileList].filter((file) => path.relative(build, file).startsWith('..'))
}

/** Files and links below a folder; links to folders are not followed. */
function listFolder(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => path.join(parentPath, name))
}
