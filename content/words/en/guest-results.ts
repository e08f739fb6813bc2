/** What a form of the booking's page has just done, by the code in its address. */
export const guestResults = {
  changed: 'Your booking is changed. An e-mail confirms it.',
  details: 'Your details are changed.',
  forgotten: 'What you wrote about your health is deleted.',
  held: 'The places are kept for you. Pay now, and the change is made.',
  held_for_coins: 'The places are kept for you. Once your payment has arrived, the change is made.',
  paid: 'If you have just paid, this page shows it in a moment: please load it again before you pay once more.',
  chosen: 'Thank you: that is settled. An e-mail confirms it.',
  cancelled: 'Your booking is cancelled. An e-mail confirms it.',
  kept: 'The change is dropped. Your booking stays as it was.',
  already: 'That was done already, and only once. Your booking stands as you see it here.',
  ended: 'This booking had ended already, perhaps from another window. Nothing more was done.',
  gone: 'Nothing was waiting for its payment any more: it was paid, given up, or its time had ended. Nothing was charged by this; your booking stands as you see it here.',
  too_late_to_pay:
    'The time to pay for the change is over, so it is not made. Nothing was charged, and your booking stays as it was; you can ask for the change once more.',
  address:
    'To use the new e-mail address, open the link that we have just sent there. It works for {hours} hours; until then our e-mails go to the address that we have.',
  address_again:
    'We sent the link to your new address less than a minute ago, so we sent no second one. If it does not arrive, you can ask for another in a minute.',
  address_limited:
    'We have sent many links to new addresses for this booking, so we sent no more. Please try again tomorrow, or call us.',
  proved:
    'Thank you: our e-mails come to your new address from now on. Keep the link that we have just sent there.',
  proved_others:
    'Thank you: our e-mails about this booking and the others that you named come to your new address from now on. Each has sent its own link there.',
  proved_some:
    'Thank you: our e-mails about this booking come to your new address from now on. Of the other references, at least one is not a booking with your old address that can be changed just now: please open that booking and change its details.',
  address_dropped:
    'The new address is dropped, and the link that we sent there has ended. Our e-mails go to the address that we have.',
  address_gone:
    'No new address is waiting any more: it was confirmed or dropped, its time had ended, or the booking has begun or ended.',
  unpayable: 'The payment page could not be opened. Nothing was charged; please try again in a moment.',
} as const
