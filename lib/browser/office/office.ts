import { startCalendarKeys } from '@/lib/browser/office/calendar-keys'
import { startCopyButtons } from '@/lib/browser/office/copy-buttons'
import { startFilters } from '@/lib/browser/office/filters'
import { startLiveParts } from '@/lib/browser/office/live-parts'
import { startLivePrice } from '@/lib/browser/office/live-price'
import { startPickedDates } from '@/lib/browser/office/picked-dates'
import { startPressOnce } from '@/lib/browser/office/press-once'
import { startSearchKey } from '@/lib/browser/office/search-key'
import { startSearchList } from '@/lib/browser/office/search-list'
import { startSingleKeys } from '@/lib/browser/office/single-keys'
import { startTourDates } from '@/lib/browser/office/tour-dates'

/*
 * The script of the office's pages, which all work without it. The build bundles it, see
 * lib/server/build/bundle-office-script.ts. Each part finds what it is for by an attribute such as `data-filter`.
 *
 * Decision: docs/decisions/office-without-next-scripts.md
 */

startFilters()
startLiveParts()
// Before the search key: Escape closes the list first.
startSearchList()
startSearchKey()
startPickedDates()
startCalendarKeys()
startPressOnce()
startCopyButtons()
startLivePrice()
startTourDates()
startSingleKeys()
