import 'server-only'
import { z } from 'zod'
import { type DoctorFinding, doctorFindingSchema } from '@/lib/contract/doctor-finding'
import { type Db } from '@/lib/db/client'

/** What the doctor found when it last looked at everything. */
export type DoctorReport = { readonly at: Date; readonly findings: readonly DoctorFinding[] }

/** Save what the doctor found, in place of what it found before. No text may contain a secret. */
export async function saveDoctorReport(db: Db, { at, findings }: DoctorReport): Promise<void> {
  const report = { at, findings: findings.map((finding) => ({ ...finding })) }
  await db.doctorReport.upsert({ where: { id: 1 }, create: report, update: report })
}

/** Find what the doctor found last; null if it has never looked, or if an older release stored something else. */
export async function findDoctorReport(db: Db): Promise<DoctorReport | null> {
  const row = await db.doctorReport.findUnique({ where: { id: 1 } })
  const findings = z.array(doctorFindingSchema).safeParse(row?.findings)
  return row && findings.success ? { at: row.at, findings: findings.data } : null
}
