import { doOfficeJobs } from '@/tests/e2e/jobs/do-office-jobs'

/* The operator's everyday jobs, from the office on a phone. */

doOfficeJobs({ javaScriptEnabled: true })
