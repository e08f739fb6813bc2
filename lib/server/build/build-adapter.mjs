import { writeFileSync } from 'node:fs'
import path from 'node:path'

/*
 * List the pages and assets of a build in `site.json`, and the files outside the build that its routes read in
 * `traced-files.json`, through Next's documented adapter API: https://nextjs.org/docs/app/api-reference/adapters. Next
 * itself loads this file, so it is plain JavaScript. The results are read by built-site.ts and list-slim-files.ts.
 */

/** Paths of the error pages, which may be shown at any URL, or any of one language. */
const ERROR_PAGES = /^\/(?:404|500|_not-found|_global-error|site\/\w+\/missing)$/

/** The script of the office's pages, which build.ts adds to the build. */
const OFFICE_SCRIPT = process.env.BUILT_OFFICE_SCRIPT

const TRACED_FILES = 'traced-files.json'

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'the server in lib/server',

  onBuildComplete({ buildId, distDir, outputs, projectDir }) {
    const inBuild = (/** @type {string | undefined} */ file = '') => path.relative(distDir, file)
    const pages = outputs.prerenders.filter(({ routeType }) => routeType === 'page')
    const steady = pages.filter(({ compute, fallback }) => {
      return compute === 'static' && fallback?.initialRevalidate === false
    })
    const site = {
      buildId,
      pages: steady
        .filter(({ pathname }) => !ERROR_PAGES.test(pathname))
        .map(({ pathname, fallback }) => ({
          path: pathname,
          file: inBuild(fallback?.filePath),
          varies: fallback?.initialHeaders?.vary,
        })),
      assets: [
        ...outputs.staticFiles
          .filter(({ pathname }) => pathname.startsWith('/_next/static/'))
          .map(({ pathname, filePath }) => ({ path: pathname, file: inBuild(filePath) })),
        ...(OFFICE_SCRIPT ? [{ path: OFFICE_SCRIPT, file: OFFICE_SCRIPT.replace('/_next/', '') }] : []),
      ],
      errorPages: [
        ...outputs.staticFiles.map(({ pathname, filePath }) => ({ pathname, filePath })),
        ...pages.map(({ pathname, fallback }) => ({ pathname, filePath: fallback?.filePath })),
      ]
        .filter(({ pathname }) => ERROR_PAGES.test(pathname))
        .map(({ filePath }) => inBuild(filePath)),
    }
    const routes = [...outputs.pages, ...outputs.appPages, ...outputs.appRoutes]
    const traced = routes.flatMap(({ assets }) => Object.values(assets))
    const outside = traced.filter((file) => inBuild(file).startsWith('..'))
    const files = outside.map((file) => path.relative(projectDir, file))
    writeFileSync(path.join(distDir, 'site.json'), `${JSON.stringify(site, null, 2)}\n`)
    writeFileSync(
      path.join(distDir, TRACED_FILES),
      `${JSON.stringify([...new Set(files)].sort(), null, 2)}\n`,
    )
  },
}

export default adapter
