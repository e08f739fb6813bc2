import { existsSync, readFileSync } from 'node:fs'
import matter from 'gray-matter'
import { z } from 'zod'
import { BUNDLES } from '@/lib/server/build/bundle-programs'
import { SECRETS } from '@/lib/server/process/read-secret-files'

/* compose.yaml and Dockerfile name nothing that does not exist, and no service lacks its bounds. */

const service = z.strictObject({
  image: z.string(),
  build: z
    .object({
      context: z.literal('.'),
      target: z.string(),
      args: z.record(z.string(), z.string()).default({}),
    })
    .optional(),
  command: z.array(z.string()).default([]),
  restart: z.enum(['unless-stopped', 'no']),
  init: z.literal(true),
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  cap_add: z.array(z.string()).default([]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  tmpfs: z.tuple([z.string().regex(/^\/tmp:size=/)]),
  pids_limit: z.number(),
  mem_limit: z.string(),
  shm_size: z.string().optional(),
  stop_grace_period: z.string().optional(),
  logging: z.object({
    driver: z.string(),
    options: z.object({ 'max-size': z.string(), 'max-file': z.string() }),
  }),
  networks: z.array(z.string()).min(1),
  environment: z.record(z.string(), z.string()).default({}),
  secrets: z.array(z.string()).default([]),
  group_add: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  healthcheck: z.looseObject({}).optional(),
  depends_on: z.union([z.array(z.string()), z.record(z.string(), z.looseObject({}))]).default([]),
})

const compose = z
  .looseObject({
    services: z.record(z.string(), service),
    networks: z.record(z.string(), z.looseObject({})),
    volumes: z.record(z.string(), z.null()),
    secrets: z.record(z.string(), z.object({ file: z.string() })),
  })
  .parse(matter(`---\n${readFileSync('compose.yaml', 'utf8')}\n---\n`).data)

const services = Object.entries(compose.services)
const dockerfile = readFileSync('Dockerfile', 'utf8')
const stages = [...dockerfile.matchAll(/^FROM \S+ AS (\w+)$/gm)].map(([, name]) => name)
const settings = [...readFileSync('.env.example', 'utf8').matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(
  ([, name]) => name,
)

test('the services are those that the docs and releases name', () => {
  expect(services.map(([name]) => name)).toEqual([
    ...['site', 'site-2', 'worker', 'migrate', 'database', 'backup', 'proxy'],
  ])
})

test.each(services)('%s names only what exists', (_, one) => {
  if (one.build) expect(stages).toContain(one.build.target)
  for (const name of Object.keys(one.build?.args ?? {}))
    expect(dockerfile).toMatch(new RegExp(`^ARG ${name}$`, 'm'))
  for (const name of one.networks) expect(Object.keys(compose.networks)).toContain(name)
  for (const name of one.secrets) expect(compose.secrets[name]?.file).toBe(`./secrets/${name}`)
  const needed = Array.isArray(one.depends_on) ? one.depends_on : Object.keys(one.depends_on)
  for (const name of needed) expect(Object.keys(compose.services)).toContain(name)
  for (const volume of one.volumes) {
    const [source = ''] = volume.split(':')
    if (source === './.env') continue
    if (source.startsWith('.')) expect([source, existsSync(source)]).toEqual([source, true])
    else expect(Object.keys(compose.volumes)).toContain(source)
  }
  const [program, file = ''] = one.command
  if (program === 'node') expect(BUNDLES.map((name) => `.next/${name}`)).toContain(file)
})

test('programs get settings that exist, and passwords from files only', () => {
  for (const [, one] of services.filter(([, { image }]) => image === 'lumi-site')) {
    const names = Object.keys(one.environment).filter((name) => name !== 'HEALTH_URL')
    const ofFiles = names.filter((name) => name.endsWith('_FILE'))
    expect(settings).toEqual(expect.arrayContaining(names.filter((name) => !ofFiles.includes(name))))
    expect(SECRETS).toEqual(expect.arrayContaining(ofFiles.map((name) => name.replace(/_FILE$/, ''))))
    expect(ofFiles.map((name) => one.environment[name])).toEqual(
      one.secrets.map((name) => `/run/secrets/${name}`),
    )
  }
})

test('only the proxy can be reached from outside, and only migrations know the owner of the tables', () => {
  expect(services.filter(([, { ports }]) => ports.length > 0).map(([name]) => name)).toEqual(['proxy'])
  expect(compose.services.database?.networks).toEqual(['inside'])
  expect(compose.networks.inside).toEqual({ internal: true })
  const owners = services.filter(([, { secrets }]) => secrets.includes('database_owner_url'))
  expect(owners.map(([name]) => name)).toEqual(['migrate', 'database'])
})

test('sites and worker may finish their work, and migrations run once', () => {
  for (const name of ['site', 'site-2', 'worker'])
    expect(compose.services[name]).toMatchObject({ stop_grace_period: '40s', restart: 'unless-stopped' })
  expect(compose.services.migrate?.restart).toBe('no')
})

test('the image copies files that exist, has no default address or key, and does not run as root', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files = '']) =>
    files.split(' '),
  )
  expect(copied.length).toBeGreaterThan(8)
  expect(copied.filter((file) => !existsSync(file))).toEqual([])
  for (const name of ['SITE_URL', 'NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY']) {
    expect(dockerfile).toMatch(new RegExp(`^ARG ${name}$`, 'm'))
    expect(dockerfile).toContain(`\${${name}:?`)
    expect(dockerfile).not.toMatch(new RegExp(`^ENV .*${name}`, 'm'))
  }
  expect(dockerfile.slice(dockerfile.indexOf(' AS site'))).toMatch(/^USER 10001:10001$/m)
})

test('no secret and nothing of this machine goes into the image', () => {
  const left = readFileSync('.dockerignore', 'utf8').split('\n')
  expect(left).toEqual(
    expect.arrayContaining(['.env*', 'secrets', '.git', '.data', '.next*', 'node_modules']),
  )
})
