/**
 * Sunrise and sunset in Rovaniemi by the Finnish Meteorological Institute, to the minute, in Finnish time: day, rise,
 * set. Copied week by week by a traveller's blog, https://blog.goo.ne.jp/supersalmiakki. Its entries before May 2008
 * are left out: their sunrises differ by up to three minutes from the institute's later ones.
 */
export const ROVANIEMI_SUN = `
  2008-05-26 02:41 23:52  2009-03-27 05:50 18:57  2009-07-20 03:03 23:40  2010-03-16 06:34 18:19
  2010-12-16 11:00 13:24  2014-05-25 02:48 23:44  2014-12-14 10:56 13:27  2015-02-08 08:54 16:10
  2015-03-29 06:44 20:02  2015-05-03 04:24 22:07  2015-07-22 03:11 23:33  2015-12-20 11:07 13:22
  2017-12-31 11:00 13:40  2018-04-08 06:03 20:37  2018-09-16 06:39 19:43  2018-09-30 07:24 18:48
  2018-11-04 08:26 15:34  2021-01-17 10:11 14:44  2021-12-19 11:06 13:22
`
