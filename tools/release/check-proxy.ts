import { isHomePage, readHome } from '@/tools/release/home-page'
import { type Step } from '@/tools/release/step'
import { Failure } from '@/tools/process/user-error'

const ANSWERS = 10

/** Check what visitors get through the proxy, whichever instance responds. */
export const checkProxy: Step = {
  doing: 'Ask the proxy for the home page',
  async run({ host, world, target }) {
    const home = readHome(host, target)
    for (let asked = 0; asked < ANSWERS; asked++) {
      const page = await world.askProxy('/').catch((error: Error) => {
        throw new Failure(`The proxy on port ${host.httpsPort} does not answer: ${error.message}`)
      })
      if (!isHomePage(home, page))
        throw new Failure(`The proxy answers ${page.status}, and not with the home page of this build.`)
    }
    return `${ANSWERS} answers from this build`
  },
}
