import { type safety as english } from '@/content/words/en/safety'
import { translate } from '@/content/words/translation'

export const safety = translate<typeof english>()({
  plan: 'Ogni escursione ha un documento di sicurezza scritto: che cosa può andare storto, come lo preveniamo, e chi fa che cosa se succede. Lo rileggiamo per intero prima di ogni stagione.',
  firstAid: 'Ogni guida ha un attestato di primo soccorso valido e porta con sé un kit di primo soccorso.',
  contact: 'Una seconda persona a Rovaniemi sa dov’è ogni gruppo e quando deve rientrare.',
  vehicles:
    'I nostri veicoli hanno pneumatici invernali, coperte, una pala, un triangolo e un estintore. Chi guida riposa prima di un’escursione notturna.',
  insurance:
    'Abbiamo un’assicurazione di responsabilità civile per le nostre escursioni. Non sostituisce la tua assicurazione di viaggio.',
})
