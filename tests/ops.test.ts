import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'
import { temporaryFolders } from '@/tests/support/temporary-folders'

/* The script `ops` finds where the site runs. `docker` and `node` are stubs that print how they were called. */

const aFolder = temporaryFolders()

/** @param files  what the project's folder has */
function aProject({ isInCompose = false, files = [] as readonly string[] }) {
  const project = aFolder()
  cpSync('ops', path.join(project, 'ops'))
  for (const file of files) {
    mkdirSync(path.join(project, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(project, file), '')
  }
  const programs = aFolder()
  const container = isInCompose ? 'echo 0a1b2c' : 'exit 1'
  stub(programs, 'docker', `case "$*" in "compose ps"*) ${container};; *) printf '%s\\n' docker "$@";; esac`)
  stub(programs, 'node', `printf '%s\\n' node "$@" "from $INIT_CWD"`)
  return (cwd: string, args: readonly string[]) => {
    const env = { ...process.env, PATH: `${programs}:/usr/bin:/bin`, OPS_NAME: '', SUDO_USER: '' }
    const answer = execFileSync(path.join(project, 'ops'), args, {
      cwd,
      env,
      encoding: 'utf8',
      stdio: 'pipe',
    })
    return answer.trim().split('\n')
  }
}

function stub(folder: string, name: string, script: string): void {
  writeFileSync(path.join(folder, name), `#!/bin/sh\n${script}\n`)
  chmodSync(path.join(folder, name), 0o755)
}

test('in compose, commands run there: in the caller’s name and folder, with the image’s group', () => {
  const ops = aProject({ isInCompose: true, files: ['lib/commands/ops.ts'] })
  const here = realpathSync(aFolder())
  const { uid, username } = userInfo()
  expect(ops(here, ['today', '--out', 'a b.csv'])).toEqual([
    ...[
      'docker',
      'compose',
      '--progress',
      'quiet',
      'run',
      '--rm',
      '--no-deps',
      '-T',
      '--user',
      `${uid}:10001`,
    ],
    ...['--env', `OPS_NAME=${username}`, '--env', 'INIT_CWD', '--volume', `${here}:${here}`],
    ...['worker', 'node', '.next/ops.cjs', 'today', '--out', 'a b.csv'],
  ])
})

test('in compose, the command that writes a secret may: as the owner of the files, in their own folder', () => {
  const here = realpathSync(aFolder())
  const told = aProject({ isInCompose: true })(here, ['stripe', 'connect', '--dry-run']).join(' ')
  expect(told).toContain(' --user 0:10001 ')
  expect(told).toMatch(
    / --volume \S+\/secrets:\/secrets --env STRIPE_WEBHOOK_SECRET_FILE=\/secrets\/stripe_webhook_secret worker /,
  )
  expect(told).toMatch(/ worker node .next\/ops.cjs stripe connect --dry-run$/)
})

test('in a clone they run from TypeScript, and in a slim build from the bundle', () => {
  const here = realpathSync(aFolder())
  expect(aProject({ files: ['lib/commands/ops.ts', '.next/ops.cjs'] })(here, ['today'])).toEqual([
    ...['node', '--conditions=react-server', '--import', 'tsx', 'lib/commands/ops.ts', 'today'],
    `from ${here}`,
  ])
  expect(aProject({ files: ['.next/ops.cjs'] })(here, ['today'])).toEqual([
    'node',
    '.next/ops.cjs',
    'today',
    `from ${here}`,
  ])
})
