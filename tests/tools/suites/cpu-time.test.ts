import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { suiteMarker, monitorCpuTime } from '@/tools/suites/cpu-time'
import { eventually } from '@/tests/support/eventually'

/** Uses the processor for a moment, as does a child process, which it leaves running. */
const WORK = `const until = process.cpuUsage().user + 300_000
  while (process.cpuUsage().user < until);
  console.log('done')
  setInterval(() => {}, 1000)`
const PARENT = `const { spawn } = require('node:child_process')
  const child = spawn(process.execPath, ['-e', ${JSON.stringify(WORK)}], { stdio: 'inherit', detached: true })
  child.unref(); child.once('exit', () => {})
  setInterval(() => {}, 1000)`

test('the time of a suite includes everything it started, and programs still running are listed', async () => {
  const time = monitorCpuTime()
  const suite = `tried-${process.pid}`
  // Other systems do not provide it.
  if (process.platform !== 'linux')
    return expect([time.secondsOf(suite), time.running(suite)]).toEqual([null, []])
  const parent = spawn(process.execPath, ['-e', PARENT], { env: { ...process.env, ...suiteMarker(suite) } })
  try {
    await once(parent.stdout, 'data')
    await eventually(async () => ((time.secondsOf(suite) ?? 0) >= 0.3 ? null : 'not counted yet'), 30_000)
    expect(time.running(suite)).toHaveLength(2)
    parent.kill()
    await once(parent, 'exit')
    expect(time.running(suite)).toHaveLength(1)
    expect(time.secondsOf(suite)).toBeGreaterThanOrEqual(0.3)
  } finally {
    for (const line of time.running(suite)) process.kill(Number(line.split(' ')[0]))
    time.stop()
  }
  expect(time.secondsOf(`never-${process.pid}`)).toBe(0)
})
