const RADIANS = Math.PI / 180
const ROVANIEMI = { latitude: 66.5, longitude: 25.73 } as const
const J2000 = Date.UTC(2000, 0, 1, 12)
const MS_PER_CENTURY = 36_525 * 86_400_000

/**
 * The sun's height over Rovaniemi, in degrees, negative below the horizon. Accurate to a minute of time.
 *
 * Source: the equations of NOAA's solar calculator, https://gml.noaa.gov/grad/solcalc/calcdetails.html
 */
export function sunAltitude(instant: Date): number {
  const t = (instant.getTime() - J2000) / MS_PER_CENTURY
  const meanLongitude = 280.46646 + t * (36_000.76983 + t * 0.0003032)
  const meanAnomaly = 357.52911 + t * (35_999.05029 - t * 0.0001537)
  const eccentricity = 0.016708634 - t * (0.000042037 + t * 0.0000001267)
  const centre =
    sin(meanAnomaly) * (1.914602 - t * (0.004817 + t * 0.000014)) +
    sin(2 * meanAnomaly) * (0.019993 - t * 0.000101) +
    sin(3 * meanAnomaly) * 0.000289
  const node = 125.04 - 1934.136 * t
  const longitude = meanLongitude + centre - 0.00569 - 0.00478 * sin(node)
  const tilt = 23.439291 - t * 0.0130042 + 0.00256 * cos(node)
  const sinDeclination = sin(tilt) * sin(longitude)

  const y = Math.tan((tilt / 2) * RADIANS) ** 2
  const minutesAhead =
    (4 / RADIANS) *
    (y * sin(2 * meanLongitude) -
      2 * eccentricity * sin(meanAnomaly) +
      4 * eccentricity * y * sin(meanAnomaly) * cos(2 * meanLongitude) -
      0.5 * y ** 2 * sin(4 * meanLongitude) -
      1.25 * eccentricity ** 2 * sin(2 * meanAnomaly))
  const solarMinutes = instant.getTime() / 60_000 + minutesAhead + 4 * ROVANIEMI.longitude
  const hourAngle = solarMinutes / 4 - 180

  const { latitude } = ROVANIEMI
  const cosDeclination = Math.sqrt(1 - sinDeclination ** 2)
  return Math.asin(sin(latitude) * sinDeclination + cos(latitude) * cosDeclination * cos(hourAngle)) / RADIANS
}

function sin(degrees: number): number {
  return Math.sin(degrees * RADIANS)
}

function cos(degrees: number): number {
  return Math.cos(degrees * RADIANS)
}
