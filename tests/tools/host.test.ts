import { readdirSync, readFileSync } from 'node:fs'
import { retentionPeriods } from '@/content/policies'
import { parseEnv } from '@/lib/env'
import { SECRETS } from '@/lib/server/process/read-secret-files'
import { host, type Host } from '@/tools/host/description'
import { renderFiles } from '@/tools/host/render-files'

/* What `npm run host` writes. Whether it works behind Caddy and nginx: `npm run drill -- proxies`. */

const files = renderFiles(host)
const units = [...files].filter(([file]) => file.startsWith(host.unitFolder))

/** Every value different, and found nowhere else. */
const other: Host = Object.assign(
  {},
  ...Object.entries(host).map(([name, value], index) => ({
    [name]: Array.isArray(value)
      ? [41000 + index, 42000 + index]
      : typeof value === 'number'
        ? 40000 + index
        : `/other/${name}`,
  })),
)

test('domain, ports, user and folders are in the description alone', () => {
  const text = withoutComments([...renderFiles(other)].flat().join('\n'))
  // The units, the backups and nginx's upstream are named like the user.
  const { user, backupRepositories, ...others } = host
  const repositories = backupRepositories.map((key) => `--repo=${key} `)
  const values = [`=${user}\n`, ...repositories, ...Object.values(others).flat().map(String)]
  expect(values.filter((value) => text.includes(value))).toEqual([])
})

test('every entry of the description is used', () => {
  const text = [...renderFiles(other)].flat().join('\n')
  const entries = Object.entries(other).filter(
    ([, value]) => ![value].flat().every((one) => text.includes(String(one))),
  )
  expect(entries.map(([name]) => name)).toEqual([])
})

test('both proxies know every instance', () => {
  for (const file of [host.caddyFile, host.upstreamFile])
    for (const port of host.sitePorts) expect(files.get(file)?.split(`127.0.0.1:${port}`)).toHaveLength(2)
})

test('every path in the files is one of the description, or below it', () => {
  const known = Object.values(host).filter((value) => typeof value === 'string' && value.startsWith('/'))
  const paths = [...files.values()].flatMap((text) =>
    [
      ...text
        .replaceAll(/^\s*#.*$/gm, '')
        .matchAll(/(?<=[\s:=])\/(?:etc|home|opt|root|run|srv|usr|var)\b[^\s:;]*/g),
    ].map(([path]) => path),
  )
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.filter((path) => !known.some((one) => path === one || path.startsWith(`${one}/`)))).toEqual([])
})

test('every setting in the files is one that the site reads', () => {
  const known = Object.keys(parseEnv({ ...settingsOf('lumi-site@.service', '3001'), METRICS_PORT: '9' }))
  const names = units.flatMap(([, text]) => Object.keys(environmentOf(text)))
  names.push(...Object.keys(readLines(files.get(host.settingsFile) ?? '')))
  expect(names.length).toBeGreaterThan(15)
  const isKnown = (name: string) => known.includes(name) || SECRETS.some((one) => name === `${one}_FILE`)
  expect(names.filter((name) => !isKnown(name))).toEqual([])
})

test('an instance listens on loopback, believes one proxy, and leaves the work to the worker', () => {
  expect(parseEnv(settingsOf('lumi-site@.service', '3001'))).toMatchObject({
    SITE_URL: `https://${host.domain}`,
    PORT: 3001,
    METRICS_PORT: 13001,
    HOST: '127.0.0.1',
    METRICS_HOST: '127.0.0.1',
    TRUSTED_PROXY_HOPS: 1,
    WORKER_IN_PROCESS: false,
    DATABASE_URL: { url: 'postgresql://DATABASE_URL' },
  })
})

test('site and worker start as by npm', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const started = (name: string) => /^ExecStart=(.+)$/m.exec(unit(name))?.[1]
  expect(started('lumi-site@.service')).toBe(scripts.start.replace('node', host.node))
  expect(started('lumi-worker.service')).toBe(scripts.worker.replace('node', host.node))
})

test('a secret that a unit loads is a setting that it reads from there', () => {
  for (const name of ['lumi-site@.service', 'lumi-worker.service']) {
    const loaded = [...unit(name).matchAll(/^LoadCredential=(\w+):(.+)$/gm)]
    expect(loaded.map(([, secret]) => secret)).toEqual(SECRETS.filter((one) => one !== 'DATABASE_OWNER_URL'))
    for (const [, secret = '', source] of loaded) {
      expect(source).toBe(`${host.secrets}/${secret}`)
      expect(environmentOf(unit(name))[`${secret}_FILE`]).toBe(`%d/${secret}`)
    }
  }
})

test('no backup is older than the privacy policy says', () => {
  const kept = /^repo1-retention-full=(\d+)$/m.exec(files.get(host.backupSettings) ?? '')?.[1]
  // A full backup each week: the next one is at most seven days younger.
  expect(unit('lumi-backup-full.timer')).toContain('OnCalendar=Sun ')
  expect(Number(kept) + 7).toBe(retentionPeriods.backupDays)
})

test('every template is written', () => {
  expect(files.size).toBe(readdirSync('tools/host/templates').length)
})

function withoutComments(text: string): string {
  return text.replaceAll(/^\s*#.*$/gm, '')
}

function unit(name: string): string {
  return files.get(`${host.unitFolder}/${name}`) ?? ''
}

/** The settings of a running unit, with each secret's own name in place of the secret. */
function settingsOf(name: string, instance: string): Record<string, string> {
  const secrets = {
    DATABASE_URL: 'postgresql://DATABASE_URL',
    SMTP_URL: 'smtp://SMTP_URL',
    STRIPE_SECRET_KEY: '',
  }
  const operators = { MAIL_FROM: 'a@example.com', OPERATOR_INBOXES: 'a@example.com' }
  const text = unit(name).replaceAll('%i', instance)
  return {
    ...operators,
    ...secrets,
    ...readLines(files.get(host.settingsFile) ?? ''),
    ...environmentOf(text),
  }
}

function environmentOf(text: string): Record<string, string> {
  const lines = [...text.matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = '']) => line.split(' '))
  return readLines(lines.join('\n'))
}

function readLines(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  )
}

test('a second repository gets the backups, and deletes them as the first does, once it is described', () => {
  const { backupKeepDays } = host
  const secondRepository = ['type=s3', 'retention-full-type=time', `retention-full=${backupKeepDays}`]
  const with2 = renderFiles({ ...host, backupRepositories: [1, 2], secondRepository })
  const [unit, settings] = [`${host.unitFolder}/lumi-backup@.service`, host.backupSettings]
  const linesOf = (all: typeof files, file: string, start: string) =>
    (all.get(file) ?? '').split('\n').filter((line) => line.startsWith(start))
  expect(linesOf(files, unit, 'ExecStart=')).toHaveLength(1)
  expect(linesOf(files, settings, 'repo2-')).toEqual([])
  expect(linesOf(with2, unit, 'ExecStart=').map((line) => /--repo=\d/.exec(line)?.[0])).toEqual([
    '--repo=1',
    '--repo=2',
  ])
  expect(linesOf(with2, settings, 'repo2-')).toEqual(secondRepository.map((option) => `repo2-${option}`))
})
