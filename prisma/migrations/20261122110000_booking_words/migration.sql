-- What an operator looks for a booking by: reference, name, e-mail address and telephone number as one text, without case,
-- hyphens and the marks above letters. An index of its trigrams finds a part of a word among all bookings.
-- Source: https://www.postgresql.org/docs/current/pgtrgm.html

CREATE EXTENSION IF NOT EXISTS "pg_trgm";

CREATE FUNCTION "booking_words"("reference" text, "name" text, "email" text, "phone" text) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT regexp_replace(
    lower(normalize(concat_ws(E'\n', replace($1, '-', ''), $2, $3, regexp_replace($4, '\D', '', 'g')), NFD)),
    '[\u0300-\u036f]', '', 'g')
$$;

CREATE INDEX "bookings_words_idx" ON "bookings"
  USING gin ("booking_words"("reference", "customer_name", "customer_email", "customer_phone") gin_trgm_ops);
