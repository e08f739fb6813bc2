/** What a guest should know about each guide of `content/guides.ts`, in one sentence. */
export const guides = {
  aino: 'Reads three cloud maps before supper and knows which lake lies under the gap.',
  eero: 'Lights a fire with one match in the wind, and lets the children try it with three.',
  petra: 'Sets a tripod in the dark without a torch, and sets yours as well.',
} as const
