import { z } from 'zod'

/** A line of `./ops doctor`, as it is stored. */
export const doctorFindingSchema = z.object({
  name: z.string(),
  grade: z.enum(['good', 'thought', 'wrong', 'skipped']),
  seen: z.string(),
  /** What to do about it; null if nothing is wrong. */
  fix: z.string().nullable(),
})

export type DoctorFinding = Readonly<z.infer<typeof doctorFindingSchema>>
