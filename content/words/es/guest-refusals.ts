import { type guestRefusals as english } from '@/content/words/en/guest-refusals'
import { translate } from '@/content/words/translation'

export const guestRefusals = translate<typeof english>()({
  askUs: 'Escribe a {email} o llámanos y encontraremos una solución.',
  not_found: 'Esta reserva ha terminado.',
  not_live: 'Esta reserva ha terminado, así que no hay nada que cambiar.',
  not_confirmed: 'La reserva todavía no está pagada. Págala primero y cámbiala después.',
  change_by_us_under_way:
    'En este momento estamos cambiando esta reserva. Mírala de nuevo dentro de diez minutos.',
  choice_open: 'Elige primero qué hacemos ahora.',
  disputed: 'Tu banco está revisando el pago. Hasta que decida, solo se pueden cambiar tus datos.',
  debit_under_way: 'Tu pago está todavía en camino. En cuanto lo recibamos, podrás cambiar la reserva.',
  too_late:
    'El plazo de cambios de esta excursión ha terminado. Todavía puedes cancelar, pero el precio no se devuelve.',
  already_started: 'La excursión ha comenzado.',
  no_adult: 'Tiene que venir al menos un adulto.',
  other_tour: 'Esa fecha es de otra excursión.',
  after_return_trip_end: 'Esa fecha es posterior a la temporada para la que vale tu nueva salida.',
  crypto_closed: 'Esa fecha está demasiado cerca para pagarla con criptomonedas.',
  too_late_to_pay: 'Queda muy poco tiempo para pagar la diferencia.',
  date_not_found: 'Esa fecha ya no existe. Elige otra.',
  date_closed: 'Esa fecha ya no está a la venta. Elige otra.',
  too_many_unpaid:
    'Son más plazas de las que una persona puede tener sin pagar. Paga primero las tuyas y añade después las otras. Escribe a {email} o llámanos y encontraremos una solución.',
  too_many_changes: 'Esta reserva se ha cambiado muchas veces en una hora. Espera un rato o llámanos.',
  not_enough_slots: 'En esa fecha no hay bastantes plazas libres. Elige otra.',
  no_choice: 'Ya no hay nada que elegir.',
  choice_made: 'Ya has elegido.',
  choice_over: 'El plazo para elegir ha terminado.',
  option_not_offered: 'Ahora no hay nada que devolver: no queda nada de lo que pagaste, o lo tiene tu banco.',
  outdated: 'Mientras tanto ha cambiado el importe que te devolvemos.',

  cancelNotLive: 'Esta reserva ha terminado, así que no hay nada que cancelar.',
  cancelStarted: 'La excursión ha comenzado. Si algo no va bien, llámanos.',

  reviewInsults: 'No la publicamos porque insulta a alguien.',
  reviewOthersData:
    'No la publicamos porque cuenta cosas personales de otras personas, como su nombre completo.',
  reviewNotAboutUs: 'No la publicamos porque no trata de tu excursión con nosotros.',
  reviewAdvertises: 'No la publicamos porque hace publicidad.',
  reviewIllegal: 'No la publicamos porque creemos que la ley no nos permite hacerlo.',
})
