-- A command that is undone takes the choices back that it opened, and opens those again that it ended.

ALTER TABLE "choices"
  ADD COLUMN "opened_by" TEXT,
  ADD COLUMN "ended_by" TEXT;

CREATE INDEX "choices_opened_by_idx" ON "choices"("opened_by") WHERE "opened_by" IS NOT NULL;
CREATE INDEX "choices_ended_by_idx" ON "choices"("ended_by") WHERE "ended_by" IS NOT NULL;

ALTER TABLE "choices" ADD CONSTRAINT "choices_opened_by_fkey" FOREIGN KEY ("opened_by") REFERENCES "commands"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
ALTER TABLE "choices" ADD CONSTRAINT "choices_ended_by_fkey" FOREIGN KEY ("ended_by") REFERENCES "commands"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- What somebody chose is ended by no command.
ALTER TABLE "choices"
  ADD CONSTRAINT "choices_ended_by" CHECK ("ended_by" IS NULL OR ("ended_at" IS NOT NULL AND "chosen" IS NULL));

-- A choice that has ended stays so, but for one that a command ended: undoing that opens it again as it was.
DROP TRIGGER "choices_end_once" ON "choices";

CREATE TRIGGER "choices_end_once"
  BEFORE UPDATE ON "choices" FOR EACH ROW
  WHEN (
    OLD."ended_at" IS NOT NULL
    AND NOT (OLD."ended_by" IS NOT NULL AND NEW."ended_at" IS NULL AND NEW."chosen" IS NULL)
  )
  EXECUTE FUNCTION "refuse_choosing_again"();
