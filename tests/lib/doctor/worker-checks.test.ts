import {
  aMigration,
  ago,
  aQueue,
  DAY,
  HOUR,
  MINUTE,
  someWork,
  testCases,
} from '@/tests/support/a-doctored-site'

testCases([
  ['worker.alive', {}, 'good', '2 s ago'],
  ['worker.alive', someWork({ workerSeenAt: ago(15) }), 'wrong', 'start the site'],
  [
    'worker.alive',
    { ...someWork({ workerSeenAt: ago(60) }), env: { WORKER_IN_PROCESS: 'false' } },
    'wrong',
    'npm run worker',
  ],
  ['worker.alive', someWork({ workerSeenAt: null }), 'wrong', 'no worker has ever reported'],
  ['worker.late', {}, 'good', 'no job is waiting, nightly check 10 h ago'],
  ['worker.late', aQueue({ oldestDueAt: ago(59) }), 'good', 'oldest job due 59 s ago'],
  ['worker.late', aQueue({ oldestDueAt: ago(60) }), 'wrong', 'a job has waited for 60 s'],
  ['worker.late', aQueue({ failedJobs: 2 }), 'wrong', '2 jobs failed for good'],
  ['worker.late', someWork({ booksCheckedAt: ago(26 * HOUR) }), 'wrong', 'nightly check 26 h ago'],
  ['worker.late', someWork({ booksCheckedAt: null }), 'good', 'no nightly check yet'],
  [
    'worker.late',
    {
      ...someWork({ booksCheckedAt: null }),
      migrations: async () => ({
        rows: [{ ...aMigration('1_first'), startedAt: ago(2 * DAY) }],
        folders: [],
      }),
    },
    'wrong',
    'no nightly check yet',
  ],
  ['worker.letters', {}, 'good', 'no e-mail is waiting'],
  ['worker.letters', someWork({ emailsWaitSince: ago(9 * MINUTE) }), 'good', '9 min ago'],
  ['worker.letters', someWork({ emailsWaitSince: ago(10 * MINUTE) }), 'wrong', 'has waited for 10 min'],
  ['worker.letters', someWork({ emailsGivenUp: 1 }), 'wrong', '1 e-mail failed for good'],
])
