-- Stripe takes it as it takes cards, and what came before stays as it was told.
ALTER TYPE "money_method" ADD VALUE 'bank_debit' AFTER 'card';
