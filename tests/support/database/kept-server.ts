import { type Postgres } from '@/tools/postgres/start-postgres'

/** What the set-up hands to the teardown: Jest loads each of them anew, and only globals last. */
export const kept: { postgres?: Postgres } = ((globalThis as { lumiTests?: object }).lumiTests ??= {})
