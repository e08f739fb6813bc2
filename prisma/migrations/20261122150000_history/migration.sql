-- What became of every booking and departure, and the commands of the operator that changed some of it.

CREATE TYPE "history_actor" AS ENUM ('guest', 'command', 'stripe', 'worker');

CREATE TABLE "commands" (
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "user_name" TEXT NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  "undo_until" TIMESTAMPTZ(3) NOT NULL,
  "undone_at" TIMESTAMPTZ(3),
  "ended_at" TIMESTAMPTZ(3),

  CONSTRAINT "commands_pkey" PRIMARY KEY ("id"),
  -- What was undone has ended.
  CONSTRAINT "commands_undone" CHECK ("undone_at" IS NULL OR "ended_at" IS NOT NULL)
);

-- No foreign keys to what it tells of: a row locks nothing, and stays when its subject goes.
CREATE TABLE "history" (
  "id" BIGSERIAL NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  "recorded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "booking_id" UUID,
  "departure_id" INTEGER,
  "actor" "history_actor" NOT NULL,
  "actor_name" TEXT,
  "what" TEXT NOT NULL,
  "before" JSONB,
  "after" JSONB,
  "why" TEXT,
  "words" TEXT,
  "command_id" TEXT,

  CONSTRAINT "history_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "history_about_one" CHECK (num_nonnulls("booking_id", "departure_id") = 1)
);

CREATE INDEX "commands_ended_at_idx" ON "commands"("ended_at");
CREATE INDEX "history_booking_id_idx" ON "history"("booking_id");
CREATE INDEX "history_departure_id_idx" ON "history"("departure_id");
CREATE INDEX "history_command_id_idx" ON "history"("command_id");

ALTER TABLE "history" ADD CONSTRAINT "history_command_id_fkey" FOREIGN KEY ("command_id") REFERENCES "commands"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- Rows are only ever added. The free words of one are emptied when the guest is forgotten, and nothing else changes.
CREATE TRIGGER "history_append_only"
  BEFORE UPDATE ON "history" FOR EACH ROW
  WHEN (NEW."words" IS NOT NULL OR to_jsonb(NEW) - 'words' IS DISTINCT FROM to_jsonb(OLD) - 'words')
  EXECUTE FUNCTION "refuse_rewriting"();
CREATE TRIGGER "history_no_delete"
  BEFORE DELETE ON "history" FOR EACH ROW EXECUTE FUNCTION "refuse_rewriting"();
CREATE TRIGGER "history_no_truncate"
  BEFORE TRUNCATE ON "history" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_rewriting"();
