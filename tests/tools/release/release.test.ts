import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { aMachine } from '@/tests/support/a-machine'
import { temporaryFolders } from '@/tests/support/temporary-folders'
import { renderFiles } from '@/tools/host/render-files'
import { processIdentity } from '@/tools/process/process-identity'

/* `npm run release` on a machine that is played by a folder. With real programs: `npm run drill -- release`. */

const aFolder = temporaryFolders()
const [A, B, C, D, E] = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(40))
const everywhere = (release: string | undefined) => ({ worker: release, 3001: release, 3002: release })

async function aLiveSite() {
  const site = aMachine(aFolder())
  expect(await site.release()).toBe(0)
  expect(site.started()).toEqual(everywhere(A))
  site.state.commit = B ?? ''
  return site
}

test('a release builds, shares, expands, and then replaces one program after the other', async () => {
  const site = await aLiveSite()
  expect(await site.release()).toBe(0)
  expect(site.started()).toEqual(everywhere(B))
  const reload = 'systemctl reload nginx'
  expect(site.did.filter((line) => !line.startsWith('git'))).toEqual([
    './ops doctor --for release --json',
    `tar --extract --file=/releases/${B}.tar`,
    'nice -n 10 npm ci',
    'nice -n 10 build',
    expect.stringMatching(/check-release\.ts \/releases\/b+$/),
    'npm run --silent db:migrate',
    'systemctl restart lumi-worker',
    ...[reload, 'systemctl restart lumi-site@3001', reload],
    ...[reload, 'systemctl restart lumi-site@3002', reload],
  ])
  const { sharedAssets, upstreamFile } = site.host
  for (const release of [A, B])
    expect(existsSync(path.join(sharedAssets, `_next/static/${release}.js`))).toBe(true)
  expect(readFileSync(upstreamFile, 'utf8')).not.toContain(' down ')
  expect(site.said().trim().split('\n')).toHaveLength(13)
})

test('root runs nothing else for a release than the rendered file allows', async () => {
  const site = await aLiveSite()
  await site.release()
  const allowed = renderFiles(site.host).get(site.host.sudoersFile)?.split('\n') ?? []
  const commands = site.did.filter((line) => line.startsWith('systemctl'))
  expect(commands.length).toBeGreaterThan(6)
  for (const command of commands)
    expect(allowed).toContain(`${site.host.user} ALL=(root) NOPASSWD: ${command}`)
})

test('scripts and styles are shared before any program is replaced', async () => {
  const site = await aLiveSite()
  const taken = path.join(site.host.sharedAssets, `_next/static/${B}.js`)
  writeFileSync(taken, 'other bytes')
  expect(await site.release()).toBe(1)
  expect(site.said()).toMatch(
    /another build's file of the same name[^]*Visitors notice nothing: a{10} runs everywhere/,
  )
  expect(site.started()).toEqual(everywhere(A))
})

test('a release is refused by the name of what is wrong, unless told to go without it', async () => {
  const site = await aLiveSite()
  site.state.doctor = [
    { name: 'worker.late', grade: 'wrong', seen: 'a job has waited for 5 min', fix: 'see its log' },
    { name: 'machine.state', grade: 'thought', seen: 'little room', fix: null },
  ]
  expect(await site.release()).toBe(1)
  expect(site.said()).toMatch(
    /worker\.late: a job has waited for 5 min → see its log[^]*--without worker\.late/,
  )
  expect(site.said()).not.toContain('machine.state')
  expect(site.did.filter((line) => line.startsWith('nice'))).toEqual([])
  expect(await site.release('--without', 'worker.late')).toBe(0)
  expect(site.said()).toContain('good, without worker.late')
})

test('a release is refused while an instance is not healthy, and the way back is not', async () => {
  const site = await aLiveSite()
  await site.release()
  site.state.sick = [B ?? '']
  site.state.commit = C ?? ''
  expect(await site.release()).toBe(1)
  expect(site.said()).toContain('health: the instance on port 3001 does not answer')
  expect(await site.release('back')).toBe(0)
  expect(site.started()).toEqual(everywhere(A))
  expect(site.did).not.toContain('npm run --silent db:migrate')
})

test('a build that does not become healthy stops at the first instance, outside the proxy', async () => {
  const site = await aLiveSite()
  site.state.sick = [B ?? '']
  expect(await site.release()).toBe(1)
  expect(site.started()).toEqual({ worker: B, 3001: B, 3002: A })
  expect(readFileSync(site.host.upstreamFile, 'utf8')).toContain('127.0.0.1:3001 down ')
  expect(site.said()).toContain('or `npm run release -- back` returns to aaaaaaaaaa')
  expect(await site.release('back')).toBe(0)
  expect(site.started()).toEqual(everywhere(A))
  expect(readFileSync(site.host.upstreamFile, 'utf8')).not.toContain(' down ')
})

test('a repair can be released right after a build that did not become healthy', async () => {
  const site = await aLiveSite()
  site.state.sick = [B ?? '']
  expect(await site.release()).toBe(1)
  site.state.commit = C ?? ''
  expect(await site.release()).toBe(0)
  expect(site.started()).toEqual(everywhere(C))
  expect(await site.release('back')).toBe(0)
  expect(site.started()).toEqual(everywhere(A))
})

test('the way back is refused after a migration that contracts, and nothing has changed', async () => {
  const site = await aLiveSite()
  await site.release()
  site.state.refusal = '4_gone_contract removed what this release needs.'
  expect(await site.release('back')).toBe(1)
  expect(site.said()).toMatch(/4_gone_contract[^]*Visitors notice nothing: b{10} runs everywhere/)
  expect(site.started()).toEqual(everywhere(B))
})

test('there is one way back, and not to a release that was left', async () => {
  const site = await aLiveSite()
  await expect(site.release('back')).rejects.toThrow('no release to go back to')
  await site.release()
  expect(await site.release('back')).toBe(0)
  await expect(site.release('back')).rejects.toThrow('no release to go back to')
  site.state.commit = C ?? ''
  await site.release()
  expect(await site.release('back')).toBe(0)
  expect(site.started()).toEqual(everywhere(A))
})

test('a release that fails or is killed at any command can be given again, and so can the way back', async () => {
  const commands = (await longestRelease()).length
  for (let failsAt = 0; failsAt < commands; failsAt++) {
    const site = await aLiveSite()
    Object.assign(site.state, { failsAt, isKilled: failsAt % 2 === 0 })
    await site.release().catch(() => {})
    // The site never lacks an instance that runs.
    expect(Object.values(site.started()).filter(Boolean)).toHaveLength(3)
    expect(await site.release()).toBe(0)
    expect(site.started()).toEqual(everywhere(B))
    Object.assign(site.state, { failsAt: failsAt % 7 })
    await site.release('back').catch(() => {})
    expect(await site.release('back')).toBe(0)
    expect(site.started()).toEqual(everywhere(A))
    expect(readFileSync(site.host.upstreamFile, 'utf8')).not.toContain(' down ')
  }
})

async function longestRelease(): Promise<readonly string[]> {
  const site = await aLiveSite()
  await site.release()
  return [...site.did]
}

test('a finished build is kept, and an unfinished one is built again', async () => {
  const site = await aLiveSite()
  const unfinished = path.join(site.host.folder, 'releases', B ?? '')
  mkdirSync(unfinished)
  writeFileSync(path.join(unfinished, 'left'), '')
  await site.release()
  expect(existsSync(path.join(unfinished, 'left'))).toBe(false)
  await site.release()
  expect(site.said()).toContain('kept the finished build')
})

test('a changed setting restarts the instances, unless the pages contain it', async () => {
  const site = await aLiveSite()
  const { ownSettingsFile } = site.host
  writeFileSync(ownSettingsFile, 'SITE_URL=https://one.example.com\nMAIL_FROM=one@example.com\n')
  expect(await site.release()).toBe(0)
  expect(await site.release()).toBe(0)
  expect(site.said()).toContain('3001: ran it already')
  writeFileSync(ownSettingsFile, 'SITE_URL=https://one.example.com\nMAIL_FROM=two@example.com\n')
  const later = Date.now() / 1000 + 60
  utimesSync(ownSettingsFile, later, later)
  expect(await site.release()).toBe(0)
  const restarts = site.did.filter((line) => line.startsWith('systemctl restart'))
  expect(restarts).toEqual(
    ['lumi-worker', 'lumi-site@3001', 'lumi-site@3002'].map((unit) => `systemctl restart ${unit}`),
  )
  writeFileSync(ownSettingsFile, 'SITE_URL=https://two.example.com\n')
  expect(await site.release()).toBe(1)
  expect(site.said()).toMatch(/built with another SITE_URL[^]*Visitors notice nothing: b{10} runs everywhere/)
})

test('three releases are kept, and those that run', async () => {
  const site = await aLiveSite()
  for (const commit of [B, C, D, E]) {
    site.state.commit = commit ?? ''
    expect(await site.release()).toBe(0)
  }
  expect(readdirSync(path.join(site.host.folder, 'releases')).sort()).toEqual([C, D, E])
})

test('changed files, a second release and unknown words are refused', async () => {
  const site = await aLiveSite()
  site.state.changed = ' M content/company.ts'
  await expect(site.release()).rejects.toThrow('these files have changed:\nM content/company.ts')
  await expect(site.release('backwards')).rejects.toThrow('Usage')
  await expect(site.release('--with', 'x')).rejects.toThrow('Usage')
  writeFileSync(path.join(site.host.folder, 'release.lock'), processIdentity())
  await expect(site.release('back')).rejects.toThrow('Another release is running')
})
