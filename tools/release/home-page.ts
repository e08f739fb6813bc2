import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readBuiltSite } from '@/lib/server/build/built-site'
import { type Host } from '@/tools/host/description'
import { releaseFolder } from '@/tools/release/folders'
import { type Page } from '@/tools/release/world'
import { Failure } from '@/tools/process/user-error'

/** Read a release's home page, which contains the id of its build. Throws `Failure` if it has none. */
export function readHome(host: Host, release: string): Buffer {
  const build = path.join(releaseFolder(host, release), '.next')
  const { pages, buildId } = readBuiltSite(build)
  const home = pages.find((page) => page.path === '/')
  const text = home && readFileSync(path.join(build, home.file))
  if (!text?.includes(buildId)) throw new Failure(`The home page in ${build} does not name its build.`)
  return text
}

/** Whether a response is exactly a release's home page. */
export function isHomePage(home: Buffer, { status, body }: Page): boolean {
  return status === 200 && body.equals(home)
}
