CREATE TABLE "help_rounds" (
	"user_id" integer NOT NULL,
	"round" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "help_rounds_user_id_round_pk" PRIMARY KEY("user_id","round")
);
--> statement-breakpoint
CREATE TABLE "helpers" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"asker_id" integer NOT NULL,
	"round" integer NOT NULL,
	"helped_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opened_packets" (
	"packet_id" varchar(32) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"opened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "helpers_round" ON "helpers" USING btree ("asker_id","round");--> statement-breakpoint
CREATE INDEX "opened_packets_user" ON "opened_packets" USING btree ("user_id");