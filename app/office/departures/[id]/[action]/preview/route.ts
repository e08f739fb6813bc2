import { previewAct } from '@/app/acts/preview-act'
import { officeActRoute } from '@/app/office/office-act'
import { findOfficeDeparture } from '@/app/office/departures/[id]/find-office-departure'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = officeActRoute(
  previewAct,
  findOfficeDeparture,
)
