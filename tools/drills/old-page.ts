import https from 'node:https'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { ask } from '@/tools/drills/ask'
import { book, emptySales } from '@/tools/drills/buyers'
import { type Finding } from '@/tools/drills/check'
import { type ReleaseMachine } from '@/tools/drills/release-machine'

const builtSchema = z.object({ assets: z.array(z.object({ path: z.string(), file: z.string() })) })
const LAST_CLIENT = 200

export type OldPage = { readonly files: ReadonlyMap<string, Buffer> }

/** Keep what a browser with a page of an earlier release may still request: all its scripts and styles. */
export function savePage({ host }: ReleaseMachine, release: string): OldPage {
  const build = path.join(host.folder, 'releases', release, '.next')
  const { assets } = builtSchema.parse(JSON.parse(readFileSync(path.join(build, 'site.json'), 'utf8')))
  const files = assets
    .filter(({ file }) => /\.(?:js|css|woff2)$/.test(file))
    .map(({ path: url, file }) => [url, readFileSync(path.join(build, file))] as const)
  return { files: new Map(files) }
}

/** Act as a browser with an old page: request everything from any instance, and book. */
export async function bookFromOldPage(
  { proxy, stripeUrl }: ReleaseMachine,
  { files }: OldPage,
  others: OldPage,
): Promise<Finding> {
  const wrong: string[] = []
  for (const [url, bytes] of files) {
    const { status, body } = await ask(proxy, { path: url })
    if (status !== 200 || !body.equals(bytes)) wrong.push(`${url}: ${status}`)
  }
  const gone = [...files.keys()].filter((url) => !others.files.has(url)).length
  const sales = emptySales()
  const agent = new https.Agent({ keepAlive: true })
  const failure = await book({ address: proxy, stripeUrl }, sales, {
    agent,
    client: LAST_CLIENT,
    turn: 1e6,
  }).then(
    () => null,
    (error: Error) => error.message,
  )
  agent.destroy()
  return {
    seen: `${files.size - wrong.length} of ${files.size} files, ${gone} of them in no running build; ${failure ?? 'booked'}${wrong[0] ? `; ${wrong[0]}` : ''}`,
    isGood: wrong.length === 0 && gone > 0 && failure === null,
  }
}
