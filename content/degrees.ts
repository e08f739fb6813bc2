/** Format as '−25 °C (−13 °F)'. */
export function sayDegrees(celsius: number): string {
  return `${signed(celsius)} °C (${signed(Math.round((celsius * 9) / 5 + 32))} °F)`
}

function signed(degrees: number): string {
  return degrees < 0 ? `−${-degrees}` : String(degrees)
}
