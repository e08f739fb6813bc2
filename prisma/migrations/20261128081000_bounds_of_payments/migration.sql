-- Of a payment never more is asked for than is left of it, and credit notes are never more than their receipt. The first
-- is looked at in the commit: a transaction passes through other sums on its way. What a bank has stopped (`refused`) is
-- decided anew at the end of its dispute, and no request until then.

CREATE FUNCTION "refuse_asking_too_much"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  left_cents integer;
  asked integer;
BEGIN
  SELECT coalesce(sum(CASE "kind" WHEN 'payment' THEN "cents" WHEN 'dispute_won' THEN "cents" ELSE -"cents" END), 0)
    INTO left_cents FROM "money_movements" WHERE "payment_id" = NEW."payment_id"
    AND ("kind" <> 'correction' OR "reason" = 'refund_bounced');
  SELECT coalesce(sum("cents"), 0) INTO asked FROM "refunds"
    WHERE "payment_id" = NEW."payment_id" AND "state" IN ('waiting', 'due', 'by_hand');
  IF asked > 0 AND asked > left_cents THEN
    RAISE EXCEPTION 'refunds: % asked for of a payment with % left', asked, left_cents USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;

CREATE CONSTRAINT TRIGGER "refunds_bounded" AFTER INSERT OR UPDATE ON "refunds"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuse_asking_too_much"();
CREATE CONSTRAINT TRIGGER "money_movements_leave_what_is_asked" AFTER INSERT ON "money_movements"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW."payment_id" IS NOT NULL)
  EXECUTE FUNCTION "refuse_asking_too_much"();

CREATE FUNCTION "refuse_crediting_too_much"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gross integer;
  credited integer;
BEGIN
  -- What was won back on appeal has a receipt of its own.
  SELECT sum((r."document"->>'grossCents')::integer) INTO gross
    FROM "receipts" r JOIN "money_movements" m ON m."id" = r."movement_id"
    WHERE r."series" = 'R' AND m."payment_id" = NEW."corrects_id";
  SELECT sum(("document"->>'grossCents')::integer) INTO credited FROM "receipts" WHERE "corrects_id" = NEW."corrects_id";
  IF credited > gross THEN
    RAISE EXCEPTION 'receipts: % credited of a receipt of %', credited, gross USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER "receipts_credit_bounded" AFTER INSERT ON "receipts"
  FOR EACH ROW WHEN (NEW."corrects_id" IS NOT NULL) EXECUTE FUNCTION "refuse_crediting_too_much"();
