import { type promises as english } from '@/content/words/en/promises'
import { translate } from '@/content/words/translation'

export const promises = translate<typeof english>()({
  shortGuarantee: 'Sin auroras: devolución o nueva salida gratis',
  guaranteeClaim:
    'Díselo a tu guía esa misma noche o escríbenos en un plazo de {days} días. Nos basta tu palabra y no pedimos pruebas.',
  howToChange:
    'Mientras puedas cancelar gratis, también puedes cambiar el número de participantes o la fecha. Lo haces en la página de tu reserva, a la que lleva cada uno de nuestros correos; o escribe a {email} o llama al {phone}.',
  cancellation:
    'Si cancelas más de {hours} horas antes del comienzo, es gratis y te devolvemos el precio completo. En las {hours} horas anteriores al comienzo la reserva no es reembolsable, y una reserva hecha tan tarde no tiene cancelación gratuita.',
  companyReceipt:
    'Con cada pago te llega un recibo numerado en PDF, con el IVA desglosado por tipos y el nombre con el que reservas, que puede ser el de tu empresa.',
  refundArrival: '{from} a {to} días laborables',
})
