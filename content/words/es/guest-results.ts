import { type guestResults as english } from '@/content/words/en/guest-results'
import { translate } from '@/content/words/translation'

export const guestResults = translate<typeof english>()({
  changed: 'Hemos cambiado tu reserva. Te lo confirmamos por correo.',
  details: 'Hemos cambiado tus datos.',
  forgotten: 'Hemos borrado lo que escribiste sobre tu salud.',
  held: 'Te guardamos las plazas. Paga ahora, y el cambio queda hecho.',
  held_for_coins: 'Te guardamos las plazas. En cuanto recibamos tu pago, el cambio queda hecho.',
  paid: 'Si acabas de pagar, esta página lo muestra dentro de un momento: vuelve a cargarla antes de pagar otra vez.',
  chosen: 'Gracias: queda decidido. Te lo confirmamos por correo.',
  cancelled: 'Tu reserva está cancelada. Te lo confirmamos por correo.',
  kept: 'El cambio se ha descartado. Tu reserva queda como estaba.',
  already: 'Eso ya estaba hecho, y una sola vez. Tu reserva está como la ves aquí.',
  ended: 'Esta reserva ya había terminado, quizá desde otra ventana. No se ha hecho nada más.',
  gone: 'Ya no había nada a la espera de pago: se había pagado o descartado, o su plazo había terminado. Con esto no se ha cobrado nada; tu reserva está como la ves aquí.',
  too_late_to_pay:
    'El plazo para pagar el cambio ha terminado, así que no se hace. No se ha cobrado nada, y tu reserva queda como estaba; puedes pedir el cambio otra vez.',
  address:
    'Para usar el nuevo correo electrónico, abre el enlace que acabamos de enviarte a esa dirección. Funciona durante {hours} horas; hasta entonces nuestros correos van a la dirección que tenemos.',
  address_again:
    'Hace menos de un minuto enviamos el enlace a tu nueva dirección, así que no hemos enviado otro. Si no llega, puedes pedir otro dentro de un minuto.',
  address_limited:
    'Hemos enviado muchos enlaces a direcciones nuevas para esta reserva, así que no hemos enviado más. Inténtalo de nuevo mañana o llámanos.',
  proved:
    'Gracias: desde ahora nuestros correos llegan a tu nueva dirección. Guarda el enlace que acabamos de enviar allí.',
  proved_others:
    'Gracias: desde ahora llegan a tu nueva dirección nuestros correos sobre esta reserva y sobre las otras que has nombrado. Cada una ha enviado allí su propio enlace.',
  proved_some:
    'Gracias: desde ahora nuestros correos sobre esta reserva llegan a tu nueva dirección. De los otros localizadores, al menos uno no es de una reserva con tu dirección anterior que se pueda cambiar ahora: abre esa reserva y cambia sus datos.',
  address_dropped:
    'La nueva dirección se ha descartado, y el enlace que enviamos allí ya no vale. Nuestros correos van a la dirección que tenemos.',
  address_gone:
    'Ya no hay ninguna dirección nueva en espera: se había confirmado o descartado, su plazo había terminado, o la reserva ha comenzado o terminado.',
  unpayable:
    'No se ha podido abrir la página de pago. No se ha cobrado nada; inténtalo de nuevo dentro de un momento.',
})
