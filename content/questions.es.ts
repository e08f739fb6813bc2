import { company } from '@/content/company'
import { minUnaccompaniedAge, replyWithinHours } from '@/content/policies'
import { type PageFile } from '@/content/texts/text-files'
import { CHOICE_DAYS } from '@/lib/booking/choices/choice'
import {
  CRYPTO_CUTOFF_HOURS,
  CRYPTO_DUE_HOURS_BEFORE_START,
  CRYPTO_PAYMENT_HOURS,
} from '@/lib/booking/money/crypto-due'
import { REFUND_START_DAYS } from '@/lib/words/money/refund-times'

export const text: PageFile<'questions'> = ({
  closingTimes,
  commonQuestions,
  companyReceipt,
  pickUpArea,
  plansChange,
  refundArrival,
}) => ({
  name: 'Preguntas frecuentes',
  shortName: 'Preguntas sobre excursiones en Rovaniemi',
  description:
    'Reservar, pagar, cancelar, recogida, ropa, edades y frío: lo que más nos preguntan sobre las excursiones en Rovaniemi, y las respuestas, una por una.',
  summary: 'Primero reservas y pagos, después excursión por excursión. Si la tuya no está aquí, escríbenos.',
  allTours: 'Todas las excursiones',
  questions: [
    {
      question: commonQuestions.bookUntil,
      answer: `El mismo día, mientras queden plazas: ${closingTimes}. Todas las horas son de Finlandia.`,
    },
    {
      question: '¿Cómo puedo pagar?',
      answer: `Con tarjeta en la página segura de Stripe o en criptomoneda. En criptomoneda pagas en las ${CRYPTO_PAYMENT_HOURS} horas siguientes a la reserva y, como muy tarde, ${CRYPTO_DUE_HOURS_BEFORE_START} horas antes del comienzo; en las ${CRYPTO_CUTOFF_HOURS} horas anteriores al comienzo solo se admiten tarjetas. Los precios son en euros, IVA incluido.`,
    },
    {
      question: 'Paga mi empresa. ¿Qué documentos recibe?',
      answer: `${companyReceipt} El recibo no tiene casilla para tu número de IVA; si tu contabilidad lo necesita, o necesita una factura, escríbenos antes de reservar.`,
    },
    {
      question: commonQuestions.plansChange,
      answer: plansChange,
    },
    {
      question: '¿Y si se cancela la excursión?',
      answer: `Si la cancelamos nosotros, eliges entre la devolución completa y otra fecha, en la página de tu reserva o por teléfono. Una fecha más cara no te cuesta nada más. Si en ${CHOICE_DAYS} días no sabemos nada de ti, te devolvemos el precio completo sin que lo pidas.`,
    },
    {
      question: '¿Cuánto tarda una devolución?',
      answer: `La iniciamos sin demora y, como muy tarde, en ${REFUND_START_DAYS} días. A una tarjeta suele llegar después en un plazo de ${refundArrival}.`,
    },
    {
      question: '¿Puedo desistir en 14 días?',
      answer:
        'No. Para los servicios de ocio con fecha fija, la ley no da derecho de desistimiento. Lo que tienes es la cancelación gratuita y, si reservas demasiado tarde para ella, nada.',
    },
    {
      question: commonQuestions.collect,
      answer: `En las excursiones con guía, en la puerta de tu alojamiento, ${pickUpArea}. Si está más lejos, escríbenos antes de reservar.`,
    },
    {
      question: '¿Está incluida la ropa de invierno?',
      answer:
        'No. Hay tiendas en Rovaniemi que alquilan por días trajes térmicos y botas. Tu confirmación dice qué traer, y hay una lista para la maleta que puedes imprimir.',
    },
    {
      question: 'Nunca he estado en un frío así. ¿Lo aguantaré?',
      answer:
        'Sí, si te vistes para ello. Aquí el frío suele ser seco, y lo que enfría son las botas apretadas, el algodón y estar sin moverse. El primer día alquila en la ciudad traje térmico y botas, quédate un cuarto de hora en la calle con ellos y mira qué se te enfría. En la excursión, en cuanto se te enfríe algo, díselo a tu guía. La página de cada excursión indica su límite de frío.',
    },
    {
      question: '¿Está todo en español?',
      answer:
        'Esta web, tu reserva, el contrato y nuestros correos, sí. Los guías hablan inglés. Si alguien de tu grupo necesita otro idioma en la excursión, escríbenos antes de reservar.',
    },
    {
      question: 'No como de todo. ¿Qué hago?',
      answer: `Escribe a ${company.email} antes de reservar, y te decimos qué podemos llevar. No escribas sobre alergias en «Peticiones especiales»: una vez hecha la reserva, su página tiene una casilla para ellas, que lee nuestro guía.`,
    },
    {
      question: '¿A partir de qué edad pueden venir niños?',
      answer: `Los niños de menos de ${minUnaccompaniedAge} años vienen con un adulto. La edad que recomendamos cambia según la excursión y está en la página de cada una, con el límite de frío.`,
    },
    {
      question: '¿Está incluido el seguro?',
      answer:
        'No. Viaja con un seguro que cubra enfermedad, accidente y cancelación y en el que figuren las actividades que piensas hacer.',
    },
    {
      question: '¿Cuánto tarda la respuesta?',
      answer: `A los correos contestamos en un máximo de ${replyWithinHours} horas. En una emergencia atendemos el teléfono de día y de noche.`,
    },
  ],
})
