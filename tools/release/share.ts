import path from 'node:path'
import { readBuiltSite } from '@/lib/server/build/built-site'
import { readBuiltFiles } from '@/lib/server/request/built-files'
import { AssetConflictError, shareAssets } from '@/lib/server/request/shared-assets'
import { releaseFolder } from '@/tools/release/folders'
import { type Step } from '@/tools/release/step'
import { Failure } from '@/tools/process/user-error'

/**
 * Share the build's files: before the first page of a build is served, every instance must be able to serve its scripts
 * and styles.
 */
export const share: Step = {
  doing: 'Share scripts and styles',
  async run({ host, target }) {
    const folder = path.join(releaseFolder(host, target), '.next')
    const site = readBuiltSite(folder)
    try {
      shareAssets(host.sharedAssets, readBuiltFiles(folder, site, {}))
    } catch (error) {
      if (!(error instanceof AssetConflictError)) throw error
      throw new Failure(`${error.message}: browsers keep it for a year, so this build cannot be used.`)
    }
    return `${site.assets.length} files in ${host.sharedAssets}`
  },
}
