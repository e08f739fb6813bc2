/** Within how many days we start a refund, the longest that Directive 2011/83/EU allows a trader. */
export const REFUND_START_DAYS = 14

/** How many working days a card refund usually takes once it has been started, according to banks. */
export const REFUND_ARRIVAL_DAYS = { from: 5, to: 10 } as const
