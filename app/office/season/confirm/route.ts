import { confirmAct } from '@/app/acts/confirm-act'
import { officeActRoute } from '@/app/office/office-act'
import { findSeasonOpening } from '@/app/office/season/find-season-opening'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = officeActRoute(confirmAct, findSeasonOpening)
