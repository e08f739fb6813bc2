/** The three forms in which visitors write to us: contact, custom tour, and transport. */
export const enquiries = {
  emailAddress: 'Email Address',
  phoneNumber: 'Phone Number',
  message: 'Message',
  needsScript: 'Sending needs JavaScript. Switch it on in your browser, write to {email} or call {phone}.',
  privacy: 'We use what you write to answer you, as our <link>privacy policy</link> says.',
  onItsWay: 'One moment, please: what you wrote is on its way.',

  sendMessage: 'Send Message',
  sending: 'Sending...',
  messageSent: 'Message sent successfully!',
  weGetBack: "We'll get back to you as soon as possible.",
  confirmationSent: 'Check your email for a confirmation message.',
  messageError: 'Error sending message:',
  messageFailed: 'Failed to send message',
  messageUnanswered: 'Failed to send message. Please try again or contact us directly.',
  stillHere: 'What you wrote is still here. Please try again, or e-mail us at <email></email>.',

  sendRequest: 'Send Request',
  customTourHint: 'Which days and hours, how many adults and children and their ages, and what you hope for.',
  customTourSent: "Thank you! We'll get back to you as soon as possible to discuss your custom tour.",
  customTourFailed: 'Something went wrong. Please try again or contact us directly.',

  destination: 'Pickup and Destination',
  destinationHint: 'From where to where: an airport or station, or the address of your hotel or cabin.',
  additionalInfo: 'Additional Information',
  additionalInfoHint:
    'Day and time, or the number of your flight; how many you are; child seats, with the ages.',
  sendingRequest: 'Sending Request...',
  transportSent: "✓ Request sent successfully! We'll contact you soon.",
  transportFailed: '✗ Failed to send request. Please try again or contact us directly.',
} as const
