/** How soon we start a refund, in days. Directive 2011/83/EU allows a trader this long. */
export const REFUND_START_DAYS = 14

/** How long a card refund usually takes after that, according to banks. */
export const REFUND_ARRIVAL_TEXT = '5 to 10 working days'
