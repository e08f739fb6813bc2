import { doOfficeJobs } from '@/tests/e2e/jobs/do-office-jobs'

/* The jobs of tests/e2e/office-jobs.spec.ts, with forms alone. */

doOfficeJobs({ javaScriptEnabled: false })
