import { type cryptoDialog as english } from '@/content/words/en/crypto-dialog'
import { translate } from '@/content/words/translation'

export const cryptoDialog = translate<typeof english>()({
  introduction:
    'Te enviamos la dirección del monedero y los datos de pago por correo electrónico en un plazo de {detailsHours} horas. Hay que pagar en un plazo de {paymentHours} horas y, a más tardar, {startHours} horas antes del comienzo. Hasta entonces guardamos tus plazas.',
  cryptocurrency: 'Criptomoneda',
  other: 'Otra',
  whichHint: 'Escribe qué criptomoneda.',
  requestsHint:
    'No escribas nada sobre tu salud. Después de pagar puedes contárselo a tu guía en la página de tu reserva.',
  obligation:
    'Al confirmar haces un pedido con obligación de pago. Si no pagas a tiempo, la reserva caduca y no debes nada.',
  confirm: 'Confirmar la reserva',
  failed: 'No se ha podido reservar con criptomonedas. Prueba a pagar con tarjeta.',
  notCreated: 'No se ha podido crear la reserva con criptomonedas',
  correctDate: 'Elegir otra fecha',
  correctEmail: 'Corregir el correo',
  correctPhone: 'Corregir el teléfono',
})
