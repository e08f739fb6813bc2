-- A link to the office may lead back to an act's page, whose address has the form's fields.

ALTER TABLE "office_links" DROP CONSTRAINT "office_links_return_to_check";
ALTER TABLE "office_links" ADD CONSTRAINT "office_links_return_to_check"
  CHECK ("return_to" ~ '^/office(/[A-Za-z0-9_/.?=&%*+,-]+)?$' AND length("return_to") <= 508);
