/** How soon money that we owe is on its way, in days. Directive 2011/83/EU gives a trader as long. */
export const REFUND_START_DAYS = 14

/** How long a card refund usually takes from there, as banks say. */
export const REFUND_ARRIVAL_WORDS = '5 to 10 working days'
