import { type Postgres } from '@/tools/postgres/start-postgres'

/** Passed from set-up to teardown: Jest loads each of them separately, and only globals survive. */
export const kept: { postgres?: Postgres } = ((globalThis as { lumiTests?: object }).lumiTests ??= {})
