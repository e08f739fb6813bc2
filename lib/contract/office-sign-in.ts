import { z } from 'zod'
import { customerEmailField } from '@/lib/contract/fields'

/** The field of 'Send me a link' at `/office`. */
export const officeLinkInput = z.object({ email: customerEmailField })
