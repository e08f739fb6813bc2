/** Format as '−25 °C (−13 °F)'. */
export function formatDegrees(celsius: number): string {
  return `${withSign(celsius)} °C (${withSign(Math.round((celsius * 9) / 5 + 32))} °F)`
}

function withSign(degrees: number): string {
  return degrees < 0 ? `−${-degrees}` : String(degrees)
}
