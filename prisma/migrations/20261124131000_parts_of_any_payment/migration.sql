-- A part may come by transfer or in cash as well, and one e-mail asks for the rest.
UPDATE "emails" SET "kind" = 'payment-short-guest' WHERE "kind" = 'crypto-short-guest';
