import { type guestResults as english } from '@/content/words/en/guest-results'
import { translate } from '@/content/words/translation'

export const guestResults = translate<typeof english>()({
  changed: 'Votre réservation est modifiée. Un e-mail le confirme.',
  details: 'Vos coordonnées sont modifiées.',
  forgotten: 'Ce que vous aviez écrit sur votre santé est effacé.',
  held: 'Les places vous sont gardées. Payez maintenant, et la modification sera faite.',
  held_for_coins:
    'Les places vous sont gardées. Dès que votre paiement sera arrivé, la modification sera faite.',
  paid: 'Si vous venez de payer, cette page le montrera dans un instant : rechargez-la avant de payer encore une fois.',
  chosen: 'Merci : c’est réglé. Un e-mail le confirme.',
  cancelled: 'Votre réservation est annulée. Un e-mail le confirme.',
  kept: 'La modification est abandonnée. Votre réservation reste comme avant.',
  already: 'C’était déjà fait, et une seule fois. Votre réservation est telle que vous la voyez ici.',
  ended:
    'Cette réservation avait déjà pris fin, peut-être depuis une autre fenêtre. Rien d’autre n’a été fait.',
  gone: 'Plus rien n’attendait son paiement : c’était payé, abandonné, ou le délai était dépassé. Cette fois, rien n’a été débité ; votre réservation est telle que vous la voyez ici.',
  too_late_to_pay:
    'Le délai pour payer la modification est dépassé : elle n’est donc pas faite. Rien n’a été débité, et votre réservation reste comme avant ; vous pouvez demander la modification encore une fois.',
  address:
    'Pour utiliser la nouvelle adresse e-mail, ouvrez le lien que nous venons d’y envoyer. Il est valable {hours} heures ; jusque-là, nos e-mails sont envoyés à l’adresse que nous avons.',
  address_again:
    'Nous avons envoyé le lien à votre nouvelle adresse il y a moins d’une minute, et n’en avons donc pas envoyé un second. S’il n’arrive pas, vous pourrez en demander un autre dans une minute.',
  address_limited:
    'Nous avons envoyé beaucoup de liens à de nouvelles adresses pour cette réservation, et n’en avons pas envoyé d’autre. Réessayez demain, ou appelez-nous.',
  proved:
    'Merci : nos e-mails arrivent désormais à votre nouvelle adresse. Gardez le lien que nous venons d’y envoyer.',
  proved_others:
    'Merci : nos e-mails sur cette réservation et sur les autres que vous avez indiquées arrivent désormais à votre nouvelle adresse. Chacune y a envoyé son propre lien.',
  proved_some:
    'Merci : nos e-mails sur cette réservation arrivent désormais à votre nouvelle adresse. Parmi les autres références, une au moins n’est pas une réservation à votre ancienne adresse qui puisse être modifiée en ce moment : ouvrez cette réservation et modifiez-y vos coordonnées.',
  address_dropped:
    'La nouvelle adresse est abandonnée, et le lien que nous y avons envoyé n’est plus valable. Nos e-mails sont envoyés à l’adresse que nous avons.',
  address_gone:
    'Aucune nouvelle adresse n’attend plus : elle a été confirmée ou abandonnée, son délai était dépassé, ou la sortie a commencé, ou la réservation a pris fin.',
  unpayable: 'La page de paiement n’a pas pu être ouverte. Rien n’a été débité ; réessayez dans un instant.',
})
