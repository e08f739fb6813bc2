import net from 'node:net'
import { once } from 'node:events'
import {
  freeDiskShare,
  isPortOpen,
  parseUnits,
  readMachine,
  runProgram,
} from '@/lib/doctor/machine/ask-machine'
import { anAsker, aReply, SITE_URL, someWork, testCases } from '@/tests/support/a-doctored-site'

const unit = { name: 'site@1.service', isActive: true, isEnabled: true, restarts: 0 }
const machine = { freeBytes: 40e9, killsForMemory: 0 }

testCases([
  ['machine.state', {}, 'good', '40.0 GB free, no units of systemd'],
  ['machine.state', { units: async () => [unit] }, 'good', 'site@1.service'],
  [
    'machine.state',
    { machine: () => ({ ...machine, freeBytes: 3.8e9 }) },
    'thought',
    'three builds need 3.9 GB',
  ],
  [
    'machine.state',
    { machine: () => ({ ...machine, killsForMemory: 1 }) },
    'thought',
    '1 process killed for memory',
  ],
  [
    'machine.state',
    { units: async () => [{ ...unit, restarts: 3 }] },
    'thought',
    'journalctl --unit=site@1.service',
  ],
  [
    'machine.state',
    { units: async () => [{ ...unit, isEnabled: false }] },
    'thought',
    'systemctl enable site@1.service',
  ],
  ['business.ready', {}, 'good', '500 dates on sale'],
  ['business.ready', someWork({ onSale: [] }), 'thought', './ops season open all'],
  ['business.ready', someWork({ onSale: [{ tourId: 1, dates: 9, free: 0 }] }), 'thought', 'no dates of'],
  ['business.ready', someWork({ openDisputes: 2 }), 'thought', '2 open disputes'],
  ['business.ready', { bookFindings: async () => 1 }, 'thought', '1 finding in the books'],
  [
    'business.ready',
    {
      ask: anAsker({ [`${SITE_URL}/robots.txt`]: aReply({ body: 'Sitemap: http://localhost/sitemap.xml' }) }),
    },
    'thought',
    `not ${SITE_URL} in robots.txt`,
  ],
  [
    'business.ready',
    { ask: anAsker({ [`${SITE_URL}/robots.txt`]: null }) },
    'good',
    'no robots.txt (ECONNREFUSED)',
  ],
  [
    'business.ready',
    { ask: anAsker({ [`${SITE_URL}/robots.txt`]: aReply({ status: 502 }) }) },
    'good',
    'no robots.txt (502)',
  ],
])

test('programs, disks, ports and memory of this machine are asked', async () => {
  expect(await runProgram('node', ['--version'])).toBe(`${process.version}\n`)
  expect(await runProgram('no-such-program', [])).toBeNull()
  await expect(runProgram('node', ['--no-such-option'])).rejects.toThrow('node failed')
  expect(freeDiskShare('/')).toBeGreaterThan(0)
  expect(freeDiskShare('/no-such-folder')).toBeNull()
  expect(readMachine().freeBytes).toBeGreaterThan(0)
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  expect(await isPortOpen('127.0.0.1', port)).toBe(true)
  server.close()
  await once(server, 'close')
  expect(await isPortOpen('127.0.0.1', port)).toBe(false)
})

test('what systemctl shows is read', () => {
  const shown =
    'Id=site@1.service\nActiveState=active\nUnitFileState=enabled\nNRestarts=2\nWorkingDirectory=/srv/lumi\n\nId=cron.service\nActiveState=inactive\nUnitFileState=disabled\nNRestarts=0\n'
  expect(parseUnits(shown)).toEqual([
    { name: 'site@1.service', isActive: true, isEnabled: true, restarts: 2, workingDirectory: '/srv/lumi' },
    { name: 'cron.service', isActive: false, isEnabled: false, restarts: 0, workingDirectory: '' },
  ])
})
