import path from 'node:path'
import { z } from 'zod'
import { listPrograms, readRunning, releaseFolder } from '@/tools/release/folders'
import { type Release, type Step } from '@/tools/release/step'
import { Failure } from '@/tools/process/user-error'

const findings = z.array(
  z.object({ name: z.string(), grade: z.string(), seen: z.string(), fix: z.string().nullish() }),
)

type Finding = z.infer<typeof findings>[number]

/**
 * Check that the site is healthy before a release: the release would hide earlier faults, and it takes an instance
 * away.
 */
export const checkSiteHealth: Step = {
  doing: 'Look at the running site',
  async run(release) {
    const running = [...readRunning(release.host).values()].at(-1)
    if (!running) return 'nothing runs yet'
    const wrong = [...(await askHealth(release, running)), ...(await askDoctor(release, running))]
    const blocking = wrong.filter(({ name }) => !release.without.includes(name))
    if (blocking.length > 0) throw new Failure(refuse(blocking))
    return wrong.length > 0 ? `good, without ${wrong.map(({ name }) => name).join(', ')}` : 'good'
  },
}

/**
 * Check that every instance is healthy. One that an interrupted release had begun to replace may not be: it is replaced
 * next.
 */
async function askHealth({ host, world }: Release, running: string): Promise<readonly Finding[]> {
  const releases = readRunning(host)
  const ports = listPrograms(host).flatMap(({ name, port }) =>
    port !== null && releases.get(name) === running ? [port] : [],
  )
  const answers = ports.map(async (port): Promise<readonly Finding[]> => {
    const seen = await world.ask(port, '/api/health').then(
      ({ status }) => (status === 200 ? null : `answers ${status}`),
      (error: Error) => `does not answer (${error.message})`,
    )
    return seen ? [{ name: 'health', grade: 'wrong', seen: `the instance on port ${port} ${seen}` }] : []
  })
  return (await Promise.all(answers)).flat()
}

async function askDoctor({ host, world }: Release, running: string): Promise<readonly Finding[]> {
  const folder = path.resolve(releaseFolder(host, running))
  const { stdout, stderr } = await world.run(['./ops', 'doctor', '--for', 'release', '--json'], folder)
  const { data } = findings.safeParse(parseJson(stdout))
  if (!data) return [{ name: 'doctor', grade: 'wrong', seen: `it said: ${(stderr || stdout).trim()}` }]
  return data.filter(({ grade }) => grade === 'wrong')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function refuse(wrong: readonly Finding[]): string {
  const lines = wrong.map(({ name, seen, fix }) => `  ${name}: ${seen}${fix ? ` → ${fix}` : ''}`)
  const options = [...new Set(wrong.map(({ name }) => `--without ${name}`))].join(' ')
  return `Refused, because this is wrong:\n${lines.join('\n')}\nIf this release repairs it: npm run release -- ${options}`
}
