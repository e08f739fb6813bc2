import { type PageFile } from '@/content/texts/text-files'

export const text: PageFile<'rovaniemiSky'> = () => ({
  name: 'The sky over Rovaniemi',
  title: 'Rovaniemi night sky: dark hours, new moons',
  description:
    'When it gets dark in Rovaniemi from September to April, night by night, when the moon is new, and how to read a northern lights forecast.',
  intro:
    'How long the nights are, when the moon is new, and what a forecast can tell you and what it cannot.',
  chart: {
    heading: 'A season of nights',
    text: 'Each line across is one night, from one noon to the next. In the lightest blue the sun is up; in the darkest it is at least 18 degrees below the horizon. Between them lies twilight, long and blue in midwinter. The steps in October and March are where the clocks change.',
  },
  months: {
    heading: 'When it gets dark, and light again',
    text: 'We call it dark when the sun is at least 12 degrees below the horizon. That is dark enough for quiet northern lights; strong ones show earlier. All times are Finnish time, for Rovaniemi and a flat horizon.',
  },
  moons: {
    heading: 'New moons',
    text: 'Around a new moon the sky is at its darkest and full of stars. A full moon washes out the faintest lights and shows you the forest instead; we would not move a journey for it.',
  },
  forecast: {
    heading: 'How to read a forecast',
    text: 'Darkness and moon are certain for years ahead. Cloud and northern lights are not: a useful forecast reaches a day or two for cloud, and an hour for the lights.',
    steps: [
      {
        title: 'Cloud first',
        text: 'Look at low and middle cloud, hour by hour, in two forecasts. Where they disagree, the sky will be broken, and driving helps.',
      },
      {
        title: 'Then the solar wind',
        text: 'Satellites between Earth and Sun measure it about an hour before it is here. Speed says how lively the evening may be. The figure Bz says whether the door is open: below zero it is.',
      },
      {
        title: 'Then the magnetometers',
        text: 'Stations on the ground draw a curve of the magnetic field. When the curve of Sodankylä or Muonio leaps, lights are under way in Lapland, whether or not there is cloud below them.',
      },
      {
        title: 'The Kp index last',
        text: 'One figure from 0 to 9 for every three hours. It describes the whole planet and says little about one evening in Rovaniemi.',
      },
    ],
  },
  institutes: {
    heading: 'Where the institutes publish theirs',
    links: {
      spaceWeather: {
        name: 'Finnish Meteorological Institute: auroras and space weather',
        text: 'Magnetometers in Finland, live, with a forecast in words.',
      },
      weather: {
        name: 'Finnish Meteorological Institute: weather in Rovaniemi',
        text: 'Cloud and temperature for the coming days.',
      },
      aurora: {
        name: 'NOAA Space Weather Prediction Center: aurora forecast',
        text: 'A map of where the lights may be within the hour.',
      },
      solarWind: {
        name: 'NOAA Space Weather Prediction Center: solar wind',
        text: 'Speed, density and Bz as they are measured.',
      },
    },
  },
  onward: {
    heading: 'Your own night',
    text: 'Choose a date on a tour’s page, and the sky of that night appears beneath the calendar. The evenings of a whole stay stand beside each other on a page of their own.',
  },
})
