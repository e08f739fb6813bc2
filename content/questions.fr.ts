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
  name: 'Questions fréquentes',
  shortName: 'Questions sur nos sorties à Rovaniemi',
  description:
    'Réserver, payer, annuler, prise en charge, vêtements, âge et froid : les questions qu’on nous pose sur nos sorties à Rovaniemi, et nos réponses.',
  summary: 'D’abord réserver et payer, puis sortie par sortie. Si votre question n’y est pas, écrivez-nous.',
  allTours: 'Toutes les sorties',
  questions: [
    {
      question: commonQuestions.bookUntil,
      answer: `Le jour même, tant qu’il reste des places : ${closingTimes}. Toutes les heures sont à l’heure finlandaise.`,
    },
    {
      question: 'Comment payer ?',
      answer: `Par carte, sur la page sécurisée de Stripe, ou en cryptomonnaie. En cryptomonnaie, vous payez dans les ${CRYPTO_PAYMENT_HOURS} heures qui suivent la réservation et au plus tard ${CRYPTO_DUE_HOURS_BEFORE_START} heures avant le départ ; à moins de ${CRYPTO_CUTOFF_HOURS} heures du départ, seules les cartes sont acceptées. Les prix sont en euros, TVA comprise.`,
    },
    {
      question: 'C’est mon entreprise qui paie. Quels documents reçoit-elle ?',
      answer: `${companyReceipt} Le reçu n’a pas de champ pour votre propre numéro de TVA ; s’il en faut un à votre comptabilité, ou une facture, écrivez-nous avant de réserver.`,
    },
    {
      question: commonQuestions.plansChange,
      answer: plansChange,
    },
    {
      question: 'Et si c’est vous qui annulez ?',
      answer: `Vous choisissez alors entre un remboursement intégral et une autre date, sur la page de votre réservation ou par téléphone. Une date plus chère ne vous coûte rien de plus. Sans réponse de votre part dans les ${CHOICE_DAYS} jours, le prix intégral vous est remboursé sans que vous ayez à le demander.`,
    },
    {
      question: 'Combien de temps prend un remboursement ?',
      answer: `Nous le lançons sans attendre, et au plus tard dans les ${REFUND_START_DAYS} jours. Sur une carte, il arrive ensuite d’ordinaire en ${refundArrival}.`,
    },
    {
      question: 'Ai-je un droit de rétractation de 14 jours ?',
      answer:
        'Non. Pour les loisirs à date fixe, la loi ne donne pas de droit de rétractation. Vous disposez en revanche de l’annulation sans frais, sauf si vous réservez trop tard pour en profiter.',
    },
    {
      question: commonQuestions.collect,
      answer: `Pour les sorties avec un guide, à la porte de votre hébergement, ${pickUpArea}. Si vous logez plus loin, écrivez-nous avant de réserver.`,
    },
    {
      question: 'Les vêtements d’hiver sont-ils compris ?',
      answer:
        'Non. Des magasins de Rovaniemi louent combinaisons et bottes à la journée. Votre confirmation dit ce qu’il faut apporter, et il y a une liste pour la valise, à imprimer.',
    },
    {
      question: 'Je n’ai jamais connu un froid pareil. Est-ce pour moi ?',
      answer:
        'Oui, à condition de s’habiller en conséquence. Ici, le froid est le plus souvent sec, et ce qui donne froid, ce sont les bottes serrées, le coton et l’immobilité. Le premier jour, louez en ville une combinaison et des bottes, passez un quart d’heure dehors avec, et voyez où vous avez froid. Pendant la sortie, dites-le au guide dès que cela arrive. La page de chaque sortie indique sa limite de froid.',
    },
    {
      question: 'Est-ce que tout est en français ?',
      answer:
        'Ce site, votre réservation, le contrat et nos e-mails le sont. Nos guides, eux, parlent anglais. Si quelqu’un de votre groupe a besoin d’une autre langue pendant la sortie, écrivez-nous avant de réserver.',
    },
    {
      question: 'Je ne mange pas de tout. Que faire ?',
      answer: `Écrivez à ${company.email} avant de réserver, et nous vous dirons ce que nous pouvons apporter. N’écrivez rien sur les allergies dans les demandes particulières : une fois la réservation faite, sa page a un champ prévu pour cela, que notre guide lit.`,
    },
    {
      question: 'À partir de quel âge les enfants peuvent-ils venir ?',
      answer: `Les moins de ${minUnaccompaniedAge} ans viennent avec un adulte. L’âge que nous conseillons change d’une sortie à l’autre ; il figure sur la page de chacune, avec la limite de froid.`,
    },
    {
      question: 'L’assurance est-elle comprise ?',
      answer:
        'Non. Prenez une assurance voyage qui couvre la maladie, l’accident et l’annulation, et qui nomme les activités que vous prévoyez.',
    },
    {
      question: 'En combien de temps répondez-vous ?',
      answer: `Aux e-mails, dans les ${replyWithinHours} heures. Par téléphone, en cas d’urgence, vous nous joignez de jour comme de nuit.`,
    },
  ],
})
